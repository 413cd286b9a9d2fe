module.exports = (api) => {
  api.cache(true);
  return { presets: ['babel-preset-expo'], plugins: [require.resolve('../../../scripts/keep-workers.cjs')] };
};
