/** How long somebody who has pressed something waits for the page's scripts; then it does what it does without. */
const patienceMilliseconds = 8000;

/**
 * An inline script for a page whose scripts come late: what is pressed before they run is pressed again when they do. It
 * watches what `whenReady` and `keysWhenReady` mark (components/ui/when-ready.ts), which only a script can answer, or
 * answers better, until React takes the mark away (docs/decisions/0021-early-clicks.md). With scripts that never come
 * nothing is held back for long.
 */
export const earlyClicks = [
  'const later=(place,press)=>{',
  'const watch=new MutationObserver(()=>{watch.disconnect();setTimeout(press)});',
  'watch.observe(place,{attributeFilter:["data-waits"]});',
  // A button of no form does nothing without: whoever pressed it goes on waiting.
  'if(place.type!="button")',
  `setTimeout(()=>place.removeAttribute("data-waits"),${patienceMilliseconds})};`,
  'addEventListener("click",event=>{',
  'const pressed=event.target.closest(\'[data-waits=""]\');',
  'if(!pressed||pressed.href&&(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey))return;',
  'event.preventDefault();event.stopImmediatePropagation();',
  'if("pressed"in pressed.dataset)return;',
  'pressed.dataset.pressed="";',
  'later(pressed,()=>{delete pressed.dataset.pressed;pressed.click()})',
  '},true);',
  'addEventListener("keydown",event=>{',
  'const place=event.target.closest(\'[data-waits="keys"]\');',
  'if(place)later(place,()=>document.activeElement.dispatchEvent(new KeyboardEvent("keydown",event)))',
  '},true)',
].join('');
