/** How long somebody who has pressed a button waits for the page's scripts; then the button does what it does without. */
const patienceMilliseconds = 8000;

/**
 * An inline script for a page whose scripts come late: what is pressed before they run is pressed again when they do, by
 * `whenReady` (components/ui/when-ready.ts), which stands on what only a script can answer, or answers better
 * (docs/decisions/0023-early-clicks.md). With scripts that never come nothing is held back for long.
 */
export const earlyClicks = [
  'addEventListener("click",event=>{',
  'const pressed=event.target.closest("[data-waits]");',
  'if(!pressed||pressed.href&&(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey))return;',
  'event.preventDefault();event.stopImmediatePropagation();',
  'if("pressed"in pressed.dataset)return;',
  'pressed.dataset.pressed="";',
  'setTimeout(()=>{if(!("waits"in pressed.dataset))return;',
  'delete pressed.dataset.waits;delete pressed.dataset.pressed;pressed.click()',
  `},${patienceMilliseconds})`,
  '},true)',
].join('');
