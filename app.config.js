/**
 * app.json, and what depends on where the app is published:
 * PICKET_BASE=/picket            the folder of the host the web app lies in
 * EXPO_PUBLIC_PICKET_HOST=a.org  the host whose links open the app on phones (docs/hosting.md)
 */
const base = process.env.PICKET_BASE ?? '';
const host = process.env.EXPO_PUBLIC_PICKET_HOST;

const links = {
  action: 'VIEW',
  autoVerify: true,
  data: [{ scheme: 'https', host, pathPrefix: base || '/' }],
  category: ['BROWSABLE', 'DEFAULT'],
};

module.exports = ({ config }) => ({
  ...config,
  ios: host ? { ...config.ios, associatedDomains: [`applinks:${host}`] } : config.ios,
  android: host ? { ...config.android, intentFilters: [links] } : config.android,
  experiments: { ...config.experiments, baseUrl: base },
});
