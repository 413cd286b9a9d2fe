import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The guards of the architecture: each break is refused with a sentence that says what to do. */
const BREAKS: { what: string; file: string; line: string; sentence: RegExp }[] = [
  {
    what: 'a store that reaches up to a component',
    file: 'src/state/settings.ts',
    line: "import '../ui/components/Text';",
    sentence: /src\/state may import from: storage.*Stores know no screens/s,
  },
  {
    what: 'a store that speaks',
    file: 'src/state/settings.ts',
    line: "import '../i18n';",
    sentence: /Return a code or a value; src\/ui and app\/ put it into words/,
  },
  {
    what: 'a component that reaches storage',
    file: 'src/ui/useHaptics.ts',
    line: "import '../storage/keyValue';",
    sentence: /src\/ui may import from: state.*belongs into app/s,
  },
  {
    what: 'a component that reaches a screen',
    file: 'src/ui/useHaptics.ts',
    line: "import '../../app/App';",
    sentence: /src\/ui may import from/,
  },
  {
    what: 'a sentence written into a component',
    file: 'app/screens/AboutScreen.tsx',
    line: 'export const Loose = () => <Text>Hello there</Text>;',
    sentence: /Put the sentence into src\/i18n/,
  },
  {
    what: 'a label written into a component',
    file: 'app/screens/AboutScreen.tsx',
    line: 'export const Loose = () => <Section title="Hello there" text="" />;',
    sentence: /Put the sentence into src\/i18n/,
  },
  {
    what: 'a raw part of React Native on a screen',
    file: 'app/screens/AboutScreen.tsx',
    line: "import { TextInput } from 'react-native';",
    sentence: /src\/ui\/components/,
  },
  {
    what: 'a promise nobody waits for',
    file: 'src/ui/useHaptics.ts',
    line: 'const later = async () => 1;\nlater();',
    sentence: /Promises must be awaited/,
  },
];

/** ESLint loads its plugins by the file system, past jest: it gets a process of its own. */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { ESLint } = require('eslint');
const eslint = new ESLint();
(async () => {
  const answers = [];
  for (const { file, line } of JSON.parse(readFileSync(0, 'utf8'))) {
    const [result] = await eslint.lintText(line + '\\n' + readFileSync(file, 'utf8'), { filePath: file });
    answers.push(result.messages.filter((m) => m.severity === 2).map((m) => m.message).join('\\n'));
  }
  console.log(JSON.stringify(answers));
})();`;

let answers: string[];
beforeAll(() => {
  const input = JSON.stringify([...BREAKS, { file: 'src/state/settings.ts', line: '' }]);
  answers = JSON.parse(
    execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, input, encoding: 'utf8' }),
  );
}, 60_000);

test.each(BREAKS.map((row, i) => ({ ...row, i })))('lint refuses $what', ({ i, sentence }) => {
  expect(answers[i]).toMatch(sentence);
});

test('lint has nothing to say about a file as it is', () => {
  expect(answers[BREAKS.length]).toBe('');
});
