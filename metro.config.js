const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// expo-sqlite ships its engine for the web as a .wasm file.
config.resolver.assetExts.push('wasm');

module.exports = config;
