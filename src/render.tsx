export { pageParameters } from '#app/page-parameters.ts';
export {
  createRenderer,
  renderWaiting,
  type RenderedPage,
  type RenderRequest,
} from '#app/rendering/create-renderer.tsx';
export { slotTexts } from '#app/start-up/document.ts';
