export { default as Amounts } from './Amounts.svelte';
export { default as CostGain } from './CostGain.svelte';
export { default as Icon } from './Icon.svelte';
export { icon, iconName, useIcons, type IconSet } from './registry.svelte';
