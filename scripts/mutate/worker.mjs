import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import ts from 'typescript';

/** Runs the test files on one changed source after the other, all in memory; the first failure kills the mutant. */
const require = createRequire(import.meta.url);
const { expect } = require('expect');
const fastCheck = require('fast-check');
const compiled = new Map();
const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

/** Properties always try the same cases here, and fewer: a mutant that lives through all tests costs their whole time. */
const MOST_RUNS = 15;
const assert = (property, params = {}) =>
  fastCheck.assert(property, {
    ...params,
    seed: 20180201,
    endOnFailure: true,
    numRuns: Math.min(params.numRuns ?? MOST_RUNS, MOST_RUNS),
  });
const packages = {
  'fast-check': { ...fastCheck, default: { ...fastCheck.default, assert }, __esModule: true },
};

/** Steps every loop of the rules may still take in the present test; endless mutants end here. */
const loops = { left: Number.MAX_SAFE_INTEGER, most: 0, limit: Number.MAX_SAFE_INTEGER };
const guard = ts.factory.createIfStatement(
  ts.factory.createIdentifier('(globals.loops.left -= 1) < 0'),
  ts.factory.createThrowStatement(ts.factory.createIdentifier("new Error('endless')")),
);

/** Puts the guard into every loop. */
const guarded = (context) => (source) => {
  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isIterationStatement(inner, false)) return inner;
    const body = ts.factory.createBlock([guard, inner.statement]);
    if (ts.isWhileStatement(inner)) return ts.factory.updateWhileStatement(inner, inner.expression, body);
    if (ts.isForStatement(inner))
      return ts.factory.updateForStatement(
        inner,
        inner.initializer,
        inner.condition,
        inner.incrementor,
        body,
      );
    return inner;
  };
  return ts.visitNode(source, visit);
};

function compile(text, file) {
  const transformers = file.includes('/src/rules/') ? { before: [guarded] } : {};
  const { outputText } = ts.transpileModule(text, { compilerOptions: options, fileName: file, transformers });
  return new vm.Script(
    `(function (exports, require, module, __dirname, globals) { const { test, describe, expect } = globals; ${outputText}\n})`,
    { filename: file },
  );
}

function sourceFile(base, request) {
  const path = resolve(dirname(base), request);
  for (const file of [`${path}.ts`, `${path}/index.ts`]) {
    try {
      readFileSync(file);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error(`${request} from ${base}`);
}

const resolved = new Map();
function found(base, request) {
  const key = `${dirname(base)}|${request}`;
  if (!resolved.has(key)) resolved.set(key, sourceFile(base, request));
  return resolved.get(key);
}

/** Loads a module and all it needs afresh; `changed` replaces one of them. */
function loader(changed, globals) {
  const modules = new Map();
  const load = (file) => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    if (!compiled.has(file)) compiled.set(file, compile(readFileSync(file, 'utf8'), file));
    const script = file === changed?.file ? changed.script : compiled.get(file);
    script.runInThisContext()(
      module.exports,
      (request) =>
        request.startsWith('.') ? load(found(file, request)) : (packages[request] ?? require(request)),
      module,
      dirname(file),
      globals,
    );
    return module.exports;
  };
  return load;
}

/** The few words of a test file that are needed; a test runs where it stands. */
function words(run) {
  const each = (call) => (rows) => (name, body) =>
    rows.forEach((row) => call(name, () => (Array.isArray(row) ? body(...row) : body(row))));
  const test = (name, body) => run(name, body);
  const describe = (_, body) => body();
  test.each = each(test);
  describe.each = each(describe);
  return { test, describe, expect, loops };
}

class Failed extends Error {}

function firstFailure(changed) {
  let tests = 0;
  const globals = words((name, body) => {
    tests += 1;
    loops.left = loops.limit;
    try {
      body();
      loops.most = Math.max(loops.most, loops.limit - loops.left);
    } catch (error) {
      throw new Failed(`${name}: ${String(error).slice(0, 200)}`);
    }
  });
  const load = loader(changed, globals);
  try {
    for (const file of workerData.tests) load(file);
    return { tests, killedBy: null };
  } catch (error) {
    return { tests, killedBy: String(error instanceof Failed ? error.message : `while loading: ${error}`) };
  }
}

parentPort.on('message', ({ id, file, text }) => {
  const changed = file === null ? null : { file, script: null };
  try {
    if (changed !== null) changed.script = compile(text, file);
  } catch (error) {
    parentPort.postMessage({ id, tests: 0, killedBy: `no program: ${error}` });
    return;
  }
  parentPort.postMessage({ id, ...firstFailure(changed) });
  if (changed === null) loops.limit = loops.most * 3;
});
