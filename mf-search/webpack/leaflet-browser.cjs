/**
 * Replaces Leaflet's browser detection, which writes markup, refused by Trusted Types, to detect browsers that the site
 * does not support.
 */
const agent = navigator.userAgent.toLowerCase();
const isMobile = 'orientation' in globalThis || agent.includes('mobile');
const isWebkit = agent.includes('webkit');
const isChrome = agent.includes('chrome');

module.exports = {
  any3d: true,
  canvas: true,
  chrome: isChrome,
  edge: false,
  ie3d: false,
  ielt9: false,
  inlineSvg: true,
  linux: /linux/.test(navigator.platform.toLowerCase()),
  mac: /^mac/.test(navigator.platform.toLowerCase()),
  mobile: isMobile,
  mobileOpera: false,
  msPointer: false,
  passiveEvents: true,
  pointer: true,
  retina: globalThis.devicePixelRatio > 1,
  safari: isWebkit && !isChrome,
  svg: true,
  touch: true,
  touchNative: 'TouchEvent' in globalThis,
  vml: false,
};
