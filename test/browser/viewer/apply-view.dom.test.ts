import { expect, test, vi } from 'vitest';
import { closed } from '../../../src/browser/viewer/state';

/** Gives an element a layout, because jsdom has none. */
const withLayout = <Element extends HTMLElement>(element: Element, layout: Partial<Element>) => {
  for (const [name, value] of Object.entries(layout)) Object.defineProperty(element, name, { value });
  return element;
};

test.each([[1, 'matrix(0.25,0,0,0.25,50,6.5)'], [2, 'matrix(0.5,0,0,0.5,110,33)']])(
  'at pinch scale %i, a picture shrinks to its thumbnail, and is cropped like it (M3)', async (scale, shrunk) => {
    vi.stubGlobal('visualViewport', { scale, offsetLeft: 5, offsetTop: 6 });
    const viewer = '<dialog class="Viewer-viewer"><p><b class="Viewer-strip"></b></p></dialog>';
    document.body.innerHTML = `<i id="menu"></i>${viewer}`;
    vi.resetModules();
    const { setThumbnailTransform, stage } = await import('../../../src/browser/viewer/apply-view');
    withLayout(stage, { offsetWidth: 1000, offsetHeight: 700, offsetLeft: 10, offsetTop: 20 });
    const picture = withLayout(new Image(), { offsetWidth: 800, offsetHeight: 600 });
    const thumbnail = withLayout(new Image(), { getBoundingClientRect: () => new DOMRect(100, 50, 200, 100) });
    const slide = { thumbnail, picture, link: document.createElement('a'), text: '' };
    setThumbnailTransform(slide, { ...closed, x: 40, y: 20 });
    expect(stage.style.cssText).toContain(shrunk);
    expect(stage.style.cssText).toContain('xywh(140px 70px 800px 400px round 3%)');
  });
