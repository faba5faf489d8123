// What ESLint enforces: types used strictly, small files and functions, and who may touch which global or channel.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import tseslint from 'typescript-eslint';
import vueParser from 'vue-eslint-parser';

const CONFIG_FILES = ['*.config.ts', '*.config.js'];

/** The only files that may use a raw channel; all others go through them. */
const CHANNEL_OWNERS = [
  'electron/main/*-channel.ts',
  'electron/preload/*.ts',
  'electron/engine/engine-process.ts',
  'electron/engine/threads/serve-thread.ts',
  'electron/engine/threads/thread.ts',
  'electron/cli/run/command-thread.ts',
  'electron/cli/run/watch-command.ts',
];

const NO_RAW_CHANNELS = [
  {
    selector:
      "ImportDeclaration[source.value='electron'] > ImportSpecifier[imported.name=/^ipc(Main|Renderer)$/]",
    message: 'Raw IPC has one owner on each side; use the typed client or the channel file.',
  },
  {
    selector: "CallExpression[callee.property.name='postMessage'], CallExpression[callee.name='postMessage']",
    message: 'Raw postMessage belongs to the channel files.',
  },
];

const SHAPE = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals instead of an enum.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
];

/** An argument for each item is more than a call takes, from some 125,000 on: `append`, `largest`, `smallest`. */
const NO_LARGE_SPREADS = [
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name=/^(max|min)$/] > SpreadElement, " +
      'CallExpression[callee.property.name=/^(push|unshift|splice)$/] > SpreadElement',
    message: 'A large list is more than a call takes: use append, largest or smallest (large-lists.ts).',
  },
];

const NO_DEFAULT_EXPORT = [
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export; the file is named for it.' },
];

export default defineConfig(
  globalIgnores(['out/', 'release/', 'coverage/', 'test-results/', 'playwright-report/', 'bench-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser } },
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-emits-declaration': ['error', 'type-based'],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/max-lines-per-block': ['error', { script: 200, template: 150 }],
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off',
      'vue/no-unused-refs': 'error',
      'vue/no-useless-v-bind': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.vue'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Slow, and there is no enum here.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // "modified": a switch counts once, however many cases it has.
      complexity: ['error', { max: 20, variant: 'modified' }],
      eqeqeq: ['error', 'smart'],
      'max-depth': ['error', 4],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      'max-params': ['error', 6],
      // Telling control characters from text is daily work here.
      'no-control-regex': 'off',
      'no-eval': 'error',
      'no-restricted-syntax': [
        'error',
        ...SHAPE,
        ...NO_LARGE_SPREADS,
        ...NO_DEFAULT_EXPORT,
        ...NO_RAW_CHANNELS,
      ],
    },
  },
  // The compiler knows all names; blocks of components have limits of their own.
  { files: ['**/*.vue'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'no-undef': 'off' } },
  {
    // A composable or a setup store is a component's script in a file of its own: one function around several.
    files: ['renderer/**/use-*.ts', 'renderer/**/*-store.ts'],
    rules: { 'max-lines-per-function': ['error', 200] },
  },
  {
    files: ['electron/engine/**', 'shared/**', 'renderer/**', 'electron/preload/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['shared/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'navigator',
        'process',
        'Buffer',
        'require',
        'self',
      ],
    },
  },
  {
    files: ['electron/engine/**'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'self', 'require'] },
  },
  {
    files: ['renderer/**'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'event'] },
  },
  {
    // AssemblyScript: its numbers have types that TypeScript takes for one, and its classes none that it knows.
    files: ['electron/engine/**/assembly/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: CHANNEL_OWNERS,
    rules: { 'no-restricted-syntax': ['error', ...SHAPE, ...NO_LARGE_SPREADS, ...NO_DEFAULT_EXPORT] },
  },
  {
    files: [...CONFIG_FILES, '**/*.d.ts', '**/*.vue'],
    rules: { 'no-restricted-syntax': ['error', ...SHAPE, ...NO_LARGE_SPREADS, ...NO_RAW_CHANNELS] },
  },
  {
    files: ['test/**'],
    rules: {
      // Tests know how long their lists are.
      'no-restricted-syntax': ['error', ...SHAPE, ...NO_DEFAULT_EXPORT, ...NO_RAW_CHANNELS],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // An async generator stands in for a stream, also where it has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
