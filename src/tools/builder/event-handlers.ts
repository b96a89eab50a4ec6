// The events that have an attribute in a browser; a star stands for the rest of a name.
const events = `
  abort after* animation* auxclick before* begin blur bounce cancel canplay* change click close command content*
  context* copy cuechange cut dblclick device* drag* drop durationchange emptied encrypted end ended enterpicture*
  error finish focus* formdata fullscreen* gamepad* gesture* gotpointercapture hashchange input interest invalid key*
  languagechange leavepicture* load* lostpointercapture message* mouse* moz* offline online orientationchange page*
  paste pause play* pointer* popstate progress ratechange rejection* repeat reset resize scroll* search security*
  seek* select* show slotchange stalled start storage submit suspend timeupdate toggle touch* transition* unhandled*
  unload volumechange waiting* webkit* wheel zoom`;

const pattern = RegExp(`^on(${events.trim().replaceAll('*', '\\w*').split(/\s+/).join('|')})$`, 'i');

/** Whether an attribute has code, as `onclick` has; `online` and `once` have none. */
export const isEventHandler = (attribute: string) => pattern.test(attribute);
