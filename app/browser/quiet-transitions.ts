/**
 * A script for the head of every page. A view transition the browser gives up (a page shown before its
 * style sheet, a hidden tab, a navigation that overtakes another) rejects a promise nobody has asked for,
 * which browsers report as an error of the page; the page itself changes as it should.
 */
export const quietTransitions =
  'addEventListener("unhandledrejection",function(e){' +
  '/^Transition was /.test(e.reason&&e.reason.message)&&e.preventDefault()})';
