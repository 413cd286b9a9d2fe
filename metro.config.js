const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite ships its engine for the web as a .wasm file; our fonts for the web are .woff2.
config.resolver.assetExts.push('wasm', 'woff2');

// expo-sqlite asks for the developer tools only while developing, but in a way no bundler can see.
config.resolver.resolveRequest = (context, name, platform) =>
  name === 'expo/devtools' && !context.dev
    ? { type: 'empty' }
    : context.resolveRequest(context, name, platform);

module.exports = config;
