import type { ProblemCode } from '../../../src/rules/problems';
import type { Given } from '../support';

/** One sentence of the rules: what is given, what is played, and what stands in the way of the last event. */
export type Row = readonly [rule: string, given: Given, play: string, verdict: ProblemCode | 'allowed'];
