/** On phones the answers are part of the one bundle. */
export { Explanation } from './Explanation';
