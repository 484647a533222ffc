import js from '@eslint/js';
import { restrictedProperties, restrictedSyntax } from './scripts/browser-minimum/recent-built-ins.mjs';
import { secureContextSyntax } from './scripts/browser-minimum/secure-context.mjs';
import { globSync, readFileSync } from 'node:fs';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const ts = ['**/*.{ts,tsx}'];
// The exports that the host shares (host/src/shared); any other would be undefined at run time.
const router = [
  'BrowserRouter',
  'Link',
  'MemoryRouter',
  'Navigate',
  'NavLink',
  'Outlet',
  'Route',
  'Routes',
  'createPath',
  'generatePath',
  'matchPath',
  'resolvePath',
  'useHref',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useNavigationType',
  'useParams',
  'useRoutes',
  'useSearchParams',
];

// host/src/shared/link.tsx has no others; the types of react-router-dom have.
const linkProperties = {
  selector:
    'JSXOpeningElement[name.name=/^(Nav)?Link$/] > JSXAttribute[name.name=/^(caseSensitive|defaultShouldRevalidate|discover|mask|prefetch|preventScrollReset|relative|viewTransition)$/]',
  message: 'The Link that the host shares has no such property (host/src/shared/link.tsx).',
};

// The host and the kit know no remote: paths, event names and names come from remote.json or from a table of shared-contracts.
const manifests = globSync('mfe-*/remote.json', { cwd: import.meta.dirname }).map((file) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);
const escaped = (names) =>
  [...new Set(names)].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
const remoteSections = escaped(
  manifests.flatMap(({ routes }) => routes.map(({ path }) => path.split('/')[1] ?? '')).filter(Boolean),
);
const remoteNames = escaped(manifests.flatMap(({ name, events }) => [name, ...events.emits]));
const ofARemote = `/^(\\/(${remoteSections})(\\/.*|[?#].*)?|${remoteNames})$/`;
const noRemote = [`Literal[value=${ofARemote}]`, `TemplateElement[value.raw=${ofARemote}]`].map(
  (selector) => ({
    selector,
    message:
      'A path, an event or a name of a remote. Give the page a role in its remote.json (pageRoles), or name the event in a table of shared-contracts.',
  }),
);

// D-167: forms and server check what people type with the same functions of shared-contracts/src/input.
const noOwnValidator = [
  'Literal[regex]',
  'NewExpression[callee.name="RegExp"]',
  'CallExpression[callee.property.name=/^(email|matches)$/]',
  'CallExpression[callee.property.name="String"] Property[key.name=/^(pattern|format)$/][value.type="Literal"]',
].map((selector) => ({
  selector,
  message:
    'A validator of its own. Call one of shared-contracts/src/input, or add it there with its test (D-167).',
}));

// PLT-019: what decides by time asks the host's clock, which has the server's time (remote-kit/host-services/http/server-clock.ts).
const byTheServersClock = 'Use the clock of the host services: it has the server’s time (PLT-019).';
const deviceClock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[callee.property.name=/^(format|formatToParts)$/][arguments.length=0]',
].map((selector) => ({ selector, message: byTheServersClock }));
const inOldBrowsers = [...deviceClock, ...restrictedSyntax, ...secureContextSyntax];
const restrictedMembers = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: byTheServersClock },
    { object: 'performance', property: 'timeOrigin', message: byTheServersClock },
    ...restrictedProperties,
  ],
};

// `slow()` in a journey with the tag, or in a file or a group with such a journey.
const slowCall = 'CallExpression[callee.property.name="slow"]';
const noSlowGate = [
  `ObjectExpression:has(Literal[value="@gate"]) ~ ArrowFunctionExpression ${slowCall}`,
  `Program:has(Literal[value="@gate"]) > ExpressionStatement > ${slowCall}`,
  `CallExpression[callee.property.name="describe"]:has(Literal[value="@gate"]) > ArrowFunctionExpression > BlockStatement > ExpressionStatement > ${slowCall}`,
].map((selector) => ({
  selector,
  message: 'A journey of the gate has 60 s. Split it, or remove the tag @gate.',
}));

// House style: a file of 250 lines, a function of 60 and a component of 120 get a warning; tables, tests and
// generated code do not.
const counted = { skipBlankLines: true, skipComments: true };
const sizes = (functionLines) => ({
  'max-lines': ['warn', { max: 250, ...counted }],
  'max-lines-per-function': ['warn', { max: functionLines, ...counted }],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.tsbuild/**',
      '**/generated/**',
      '**/storybook-static/**',
      'var/**',
      'test-results/**',
      'node_modules/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    // An expression whose time grows faster than its input lets one request block the process.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ts,
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // A promise chain may end in `cond && set(…)`, and an error is thrown as plain data across bundles
      // (house style 16).
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      'no-console': 'off',
      eqeqeq: 'error',
      ...sizes(60),
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'react-router-dom', allowImportNames: router }] }],
      // The hooks of Apollo Client find no provider: it loads behind the first content (docs/decisions/044).
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@apollo/client', '@apollo/client/*'],
              allowTypeImports: true,
              message: 'Use useQuery and useGraphqlClient of @crema/remote-kit.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      '**/*.{mjs,cjs}',
      'scripts/**',
      'remote-kit/build/**',
      'bench/**',
      'e2e/**',
      '**/.storybook/**',
      'apiproxy/src/payments/**/browser/**',
      'apiproxy/src/testing/**/browser/**',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/steps/test.ts', 'e2e/playwright.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message:
                'Import test from e2e/steps/test.ts: it fails when a page replaces the server’s markup.',
            },
          ],
        },
      ],
    },
  },
  {
    // The limits are in playwright.config.ts, long enough for a machine that is four times slower.
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'setTimeout', message: 'Call test.slow() for a journey with many steps.' },
        { property: 'waitForTimeout', message: 'Wait for a fact: expect(locator) or expect.poll.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...noSlowGate,
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'It is a fixed wait of half a second. Wait for a fact, or use watchRequests(page).ended().',
        },
      ],
    },
  },
  {
    files: ['host/src/site/service-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker } },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // A module adds its tables by declaration merging: `interface Tables extends CardTables {}`.
    files: ['apiproxy/src/**/*.tables.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['host/src/**/*.{ts,tsx,js}', 'remote-kit/src/**/*.{ts,tsx}', 'remote-kit/host-services/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...noRemote, linkProperties, ...inOldBrowsers] },
  },
  {
    files: [
      'mfe-*/src/**/*.{ts,tsx}',
      'shared-ui/src/**/*.{ts,tsx}',
      'shared-contracts/src/**/*.ts',
      'apiproxy/src/payments/**/browser/**',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...inOldBrowsers, linkProperties] },
  },
  {
    files: [
      'mfe-*/src/**/*.{ts,tsx}',
      'shared-ui/src/**/*.{ts,tsx}',
      'shared-contracts/src/**/*.ts',
      'apiproxy/src/payments/**/browser/**',
      'host/src/**/*.{ts,tsx,js}',
      'remote-kit/src/**/*.{ts,tsx}',
      'remote-kit/host-services/**/*.ts',
    ],
    // The server's own clock is right.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'remote-kit/host-services/server/**'],
    rules: restrictedMembers,
  },
  {
    files: ['remote-kit/host-services/http/server-clock.ts'],
    rules: { 'no-restricted-properties': ['error', ...restrictedProperties] },
  },
  {
    files: ['mfe-*/src/**/*.schema.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noOwnValidator, ...inOldBrowsers] },
  },
  {
    files: [
      'apiproxy/src/{identity,ordering,gifts,cards,payments,favorites}/**/*{.endpoint,.resolvers,.rules,-rules,-input}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noOwnValidator] },
  },
  { files: ['**/*.tsx'], rules: sizes(120) },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/*.stories.tsx',
      'apiproxy/src/**/data/**',
      'apiproxy/src/**/*.seed.ts',
      'e2e/**',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);
