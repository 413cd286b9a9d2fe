/**
 * Expo's tree shaking rewrites half of `new Worker(new URL('./worker', …))`, and the worker is lost from the export:
 * expo-sqlite would have no engine on the web. The same said with a call survives both of its passes.
 */
module.exports = ({ types: t }) => ({
  visitor: {
    NewExpression(path) {
      const [url] = path.node.arguments;
      if (!t.isIdentifier(path.node.callee, { name: 'Worker' }) || !t.isNewExpression(url)) return;
      const [file] = url.arguments;
      if (!t.isIdentifier(url.callee, { name: 'URL' }) || !t.isStringLiteral(file)) return;
      const resolve = t.memberExpression(t.identifier('require'), t.identifier('unstable_resolveWorker'));
      path.node.arguments = [t.callExpression(resolve, [file])];
    },
  },
});
