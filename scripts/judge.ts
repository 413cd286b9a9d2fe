import { createInterface } from 'node:readline';
import { answerLine } from './judge/answer';

/** Answers each line of standard input on standard output, in order; the format is in docs/judge.md. */
async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of lines) {
    if (!process.stdout.write(`${answerLine(line)}\n`)) {
      await new Promise<void>((resolve) => process.stdout.once('drain', () => resolve()));
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
