// What the compiler does not see: `npm run check` has the types, this the habits.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/api-types.ts', 'src/boards/*/types.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // `_` stands for what is counted and not looked at: {#each row as _, i}.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', destructuredArrayIgnorePattern: '^_$' },
      ],
      // Pictures come from our own drawing functions, never from what people write.
      'svelte/no-at-html-tags': 'off',
      // Maps and sets are made anew where a value is derived; nobody watches them change.
      'svelte/prefer-svelte-reactivity': 'off',
      // `svelte-check --fail-on-warnings` sees the warnings themselves.
      'svelte/no-unused-svelte-ignore': 'off',
      // {' '} keeps a space that would be trimmed.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' }, // TypeScript knows better
  },
);
