module.exports = (api) => {
  const testing = api.env('test');
  const plugins = ['./scripts/keep-workers.cjs'];
  // Jest runs CommonJS: what Metro fetches later is required there.
  return {
    presets: ['babel-preset-expo'],
    plugins: testing ? [...plugins, '@babel/plugin-transform-dynamic-import'] : plugins,
  };
};
