import * as words from 'site-words';
import { afterFrame, clickedLink, query, queryAll, queryMain } from '../dom';
import { viewer } from '../overlays';
import { cancelAll, loadNext, readSlide, type Slide } from './slides';
import { startGestures } from './gestures';
import {
  applyView, controls, disableControls, measure, setThumbnailTransform, showPicture, stage, strip,
} from './apply-view';
import { type Action, actionOf, actions, closed, settle } from './state';

/** Opens the viewer when a capture is clicked. A page may have several galleries. */
export function startViewer() {
  let slides: Slide[];
  let view = closed;
  let shownIndex = NaN; // while the viewer is closed

  const continueLoading = () => loadNext(slides, shownIndex);

  const measureState = () => ({ ...view, ...measure(slides[view.index]!.picture) });

  function dispatch(action: Action) {
    if (!view.isOpen) return;
    view = action(measureState());
    if (view.isOpen) applyView(view);
    if (!view.isMoving) afterFrame(refresh); // delayed, because this restyles more elements
  }

  function refresh() {
    if (!view.isOpen) return viewer.close();
    if (shownIndex !== view.index) showPicture(slides, shownIndex = view.index);
    disableControls(measureState());
  }

  function open(index: number) {
    strip.replaceChildren(...slides.map(({ picture }) => picture));
    view = { ...closed, isOpen: true, index, count: slides.length };
    applyView(view); // before the viewer appears, so that nothing is animated
    viewer.showModal();
    viewer.focus(); // instead of its first control
    viewer.scrollTop = 0;
    refresh();
    setThumbnailTransform(slides[index]!, view);
  }

  addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link?.dataset.capture) return;
    if (getComputedStyle(viewer).position !== 'fixed') return; // the deferred style sheet has not loaded yet
    const gallery = link.closest('.Gallery-gallery') ?? queryMain(); // pictures in Markdown are in no gallery
    viewer.ariaLabel = words.captures(query('h1, h2', gallery.closest(':has(h1, h2)')!).textContent);
    const links = queryAll<HTMLAnchorElement>('[data-capture]', gallery);
    slides = links.map((link) => readSlide(link, continueLoading));
    event.preventDefault(); // last: if anything above throws, the browser follows the link
    afterFrame(() => { if (link.isConnected) open(links.indexOf(link)); }); // unless the page has changed
  });

  viewer.onclose = () => {
    const slide = slides[view.index]!;
    cancelAll(slides);
    // WebKit would scroll to the focused element later, when Back may already show another page.
    slide.link.scrollIntoView({ block: 'nearest' });
    slide.link.focus({ preventScroll: true });
    applyView(view); // a pinch-zoomed page may have scrolled
    if (slide.link.isConnected) setThumbnailTransform(slide, view);
    view = closed;
    shownIndex = NaN;
  };

  // Otherwise, the focus is lost when the focused control is hidden or the scrollbar gutter is clicked.
  viewer.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget && document.activeElement === document.body) viewer.focus();
  });

  viewer.onkeydown = (event) => {
    const action = actionOf(event, view);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  };
  for (const control of controls) control.onclick = () => dispatch(actions[control.value]!);
  startGestures(stage, dispatch);
  // An address bar that slides in does not end a drag.
  visualViewport!.onresize = visualViewport!.onscroll = () =>
    dispatch((state) => (state.isMoving ? state : settle(state)));
}
