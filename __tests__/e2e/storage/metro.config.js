const { realpathSync } = require('node:fs');
const { join } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const ROOT = join(__dirname, '../../..');
const MODULES = realpathSync(join(ROOT, 'node_modules'));

/** The project's own sources, and its tests: Metro would leave those out. */
const config = getDefaultConfig(__dirname);
config.watchFolders = [ROOT, MODULES];
config.resolver.blockList = [];
config.resolver.nodeModulesPaths = [MODULES];
config.resolver.assetExts.push('wasm');

module.exports = config;
