import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { applied, mutantsOf } from './mutate/mutants.mjs';

/**
 * Changes the rules in one small way after the other and shows that the tests notice.
 * `node scripts/mutate.mjs [file name part] [--all]`: only some files; also list what was killed.
 */
const ROOT = resolve(import.meta.dirname, '..');
const LEAST = 95; // per cent
const PATIENCE = 60_000; // milliseconds until a mutant counts as endless, should its loops not give it away
const WORKERS = 2;
/** Quick tables first, so that most mutants die within milliseconds. */
const TESTS = [
  'rules/verdicts',
  'rules/legal',
  'rules/apply',
  'rules/estates',
  'rules/score',
  'rules/plans',
  'rules/notation',
  'rules/random',
  'rules/progress',
  'game/codec',
  'golden/golden',
  'game/log',
  'rules/playouts',
].map((name) => join(ROOT, '__tests__', `${name}.test.ts`));

const [part = '', ...flags] = process.argv.slice(2).filter((word) => word !== '--all');
const listAll = process.argv.includes('--all') || flags.includes('--all');

function mutants() {
  const folder = join(ROOT, 'src/rules');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name.includes(part))
    .flatMap((name) => {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      return mutantsOf(name, text).map((mutant) => ({ ...mutant, file, text: applied(text, mutant) }));
    });
}

const WORKER = new URL('./mutate/worker.mjs', import.meta.url);
const LIMITS = { workerData: { tests: TESTS }, resourceLimits: { maxOldGenerationSizeMb: 1500 } };
const UNCHANGED = { id: -1, file: null, text: '' };

/** One worker that is replaced when a mutant breaks it or keeps it busy for ever. */
function runner() {
  let worker = new Worker(WORKER, LIMITS);
  const ask = (job) =>
    new Promise((done) => {
      const end = (result) => {
        clearTimeout(timer);
        worker.off('message', end);
        worker.off('error', fail);
        done(result);
      };
      const fail = (error) => end({ killedBy: String(error), broken: true });
      const timer = setTimeout(() => fail('took too long'), PATIENCE);
      worker.on('message', end);
      worker.on('error', fail);
      worker.postMessage(job);
    });
  const run = async (job) => {
    const result = await ask(job);
    if (result.broken === true) {
      await worker.terminate();
      worker = new Worker(WORKER, LIMITS);
      await ask(UNCHANGED);
    }
    return result;
  };
  return { run, stop: () => worker.terminate() };
}

async function main() {
  const jobs = mutants();
  const runners = Array.from({ length: WORKERS }, runner);
  const [clean] = await Promise.all(runners.map(({ run }) => run(UNCHANGED)));
  if (clean.killedBy !== null) throw new Error(`the tests fail without any change: ${clean.killedBy}`);
  const survivors = [];
  let next = 0;
  await Promise.all(
    runners.map(async ({ run }) => {
      while (next < jobs.length) {
        const job = jobs[next++];
        const { killedBy } = await run({ id: next, file: job.file, text: job.text });
        const where = `${relative(ROOT, job.file)}:${job.line} ${job.what}`;
        if (killedBy === null) survivors.push(where);
        else if (listAll) console.log(`killed   ${where} — ${killedBy.split('\n')[0]}`);
        if (next % 200 === 0) console.error(`${next} of ${jobs.length}`);
      }
    }),
  );
  await Promise.all(runners.map(({ stop }) => stop()));
  for (const where of survivors.sort()) console.log(`survived ${where}`);
  const share = (100 * (jobs.length - survivors.length)) / jobs.length;
  console.log(
    `${jobs.length - survivors.length} of ${jobs.length} changes noticed: ${share.toFixed(1)} % (at least ${LEAST} %)`,
  );
  if (share < LEAST) process.exitCode = 1;
}

await main();
