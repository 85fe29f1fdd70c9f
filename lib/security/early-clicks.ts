import { inlineScriptHashes } from './script-hashes.ts';

/** How long somebody who has pressed a button waits for the page's scripts; then the button does what it does without. */
const patienceMilliseconds = 8000;

/**
 * An inline script for the head of every page: what is pressed before the page's scripts run is pressed again when they
 * do, by `whenReady` (components/ui/when-ready.ts), which stands on what only a script can answer, or answers better. Without
 * scripts nothing is held back, and with scripts that never come nothing is held back for long.
 */
export const earlyClicksScript = [
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

/** What lets the script run where a policy names each script that may. */
export const earlyClicksHashes = inlineScriptHashes(`<script>${earlyClicksScript}</script>`);
