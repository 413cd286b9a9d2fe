const expo = require('eslint-config-expo/flat');
const i18next = require('eslint-plugin-i18next');
const { defineConfig } = require('eslint/config');

/** Which layers each layer may use. Everything else is refused, with a sentence that says what to do instead. */
const MAY_USE = {
  rules: [],
  editions: ['rules'],
  game: ['rules', 'editions'],
  storage: ['game', 'rules'],
  state: ['storage', 'game', 'editions', 'rules'],
  i18n: [],
  ui: ['state', 'game', 'rules', 'i18n'],
};
const LAYERS = Object.keys(MAY_USE);

const INSTEAD = {
  rules: 'A rule knows only other rules. Pass what it needs as a parameter.',
  editions: 'Editions are rows of data. They may import types from src/rules, nothing else.',
  game: 'Game logic is pure: it knows rules and editions. Let src/state call it and keep the result.',
  storage: 'Storage keeps what it is given. Let src/state call it.',
  state:
    'Stores know no screens and no sentences. Return a code or a value; src/ui and app/ put it into words.',
  i18n: 'Sentences know nothing. Pass values as interpolation: t("key", { count }).',
  ui: 'Parts of the screen get their data as props or from src/state. What needs more belongs into app/.',
};

const FRAMEWORKS =
  '^(react|react-dom|react-native|expo|zustand|i18next|react-i18next)($|[-/])|^@(react|expo)';

function layer(name) {
  const refused = LAYERS.filter((other) => other !== name && !MAY_USE[name].includes(other));
  const patterns = [
    {
      regex: `^(\\.\\./)+(${[...refused, 'app'].join('|')})(/|$)`,
      message: `src/${name} may import from: ${MAY_USE[name].join(', ') || 'nothing'}. ${INSTEAD[name]}`,
    },
  ];
  if (['rules', 'editions', 'game'].includes(name)) {
    patterns.push({
      regex: FRAMEWORKS,
      message: `src/${name} runs anywhere, without React, Expo or stores. ${INSTEAD[name]}`,
    });
  }
  if (name === 'editions') {
    patterns.push({
      regex: '/rules(/|$)',
      allowTypeImports: true,
      message: `Use "import type". ${INSTEAD.editions}`,
    });
  }
  return {
    files: [`src/${name}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** Parts of React Native for which we have our own, with target size, theme and screen reader seen to. */
const OWN_PARTS = [
  'Text',
  'Button',
  'Switch',
  'Modal',
  'TextInput',
  'Pressable',
  'TouchableOpacity',
  'TouchableHighlight',
];

module.exports = defineConfig([
  { ignores: ['dist/', 'coverage/', 'ios/', 'android/', '.cache/', 'test-results/', 'playwright-report/'] },
  expo,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'import/no-cycle': 'error',
      'import/order': 'off',
      'import/no-named-as-default-member': 'off', // fast-check is meant to be read as fc.property(…)
    },
  },
  {
    files: ['app/**/*.tsx', 'src/ui/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: [
              '^(label|title|note|text|hint|alt|placeholder|aria-label|accessibilityLabel|accessibilityHint)$',
            ],
          },
          message: 'Put the sentence into src/i18n/en.ts, fr.ts and de.ts and show it with t("…")',
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: OWN_PARTS,
              message: 'Use the part of that name in src/ui/components (Touchable for what can be pressed).',
            },
          ],
        },
      ],
    },
  },
  ...LAYERS.map(layer),
]);
