import { beforeAll, expect, test } from 'vitest';
import { botWords, levelWords, peopleWords, styleName } from '../src/lib/bots';
import { library } from '../src/lib/library.svelte';
import { settings } from '../src/lib/settings.svelte';
import { addTexts } from '../src/lib/texts.svelte';
