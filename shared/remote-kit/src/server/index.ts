export { createPageRenderer, type RendererOptions } from './page-renderer';
export { provideServerPlatform, renderElement, type ElementOptions } from './render-element';
