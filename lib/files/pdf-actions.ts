// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import { isRemote } from './docx-xml';
import { type PdfValue, valuesOf } from './pdf-objects';

/** LaTeX and Acrobat write a link to a file beside the document as the launch of it. */
export function opensFile(action: PdfValue): boolean {
  const [kind] = valuesOf(action, 'S');
  if (action.type !== 'dictionary' || kind?.type !== 'name' || kind.text !== 'Launch') return false;
  return (
    valuesOf(action, 'F').length > 0 &&
    action.entries.every(
      ([key, value]) =>
        key === 'F' || (['Type', 'S', 'NewWindow'].includes(key) && value.type !== 'dictionary'),
    )
  );
}

/** Whether the action under a key starts without a click: with the document or a page, or after another action. */
export const startsAction = (key: string) =>
  /^(?:OpenAction|Next|E|X|Fo|Bl|P[OCVI]|O|C|W[CSP]|D[SP])$/.test(key);

/** Whether an action sends data away or leads to another file, by its kind; a kind elsewhere could be any. */
export const leavesFile = (action: PdfValue) =>
  valuesOf(action, 'F').length > 0 &&
  valuesOf(action, 'S').some(
    (kind) =>
      kind.type === 'reference' ||
      (kind.type === 'name' && /^(?:SubmitForm|ImportData|GoTo[RE]|Thread)$/.test(kind.text)),
  );

const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** Whether a reader may take a value for a file specification. The `F` of an annotation is a number. */
export const isFileName = (value: PdfValue) =>
  fileKeys.some((key) => valuesOf(value, key).some(({ type }) => type !== 'word'));

/** The names in a file specification that has nothing else. */
export function namesIn(value: PdfValue): PdfValue[] {
  if (value.type === 'string') return [value];
  if (value.type !== 'dictionary') return [];
  const isBare = value.entries.every(([key, { type }]) =>
    key === 'Type' ? type === 'name' : type === 'string' && ['F', 'UF', 'Desc'].includes(key),
  );
  return isBare ? [...valuesOf(value, 'F'), ...valuesOf(value, 'UF')] : [];
}

/** The name of a document beside the PDF; not one of a server or an address. */
export const documentName =
  /^(?![\\/]{2}|[a-z][\w+.-]+:)[^\0-\x1f]*\.(?:pdf|docx?|odt|txt|jpe?g|png)$/i;

const withoutControls = (text: string) => text.replace(/[\0-\x1f]/g, '').trim();

/** What the buttons of pages do that a browser printed as a PDF: nothing, print, or go back. */
const idleScript =
  /^javascript:(?:;|\/\/|void(?:\(0?\)|0)|(?:window\.)?(?:print\(\)|history\.(?:back\(\)|go\(-1\))))*$/i;

/** Whether a link runs a script; browsers ignore control characters in addresses. */
export const isScriptAddress = (address: string) =>
  /^javascript:/i.test(withoutControls(address)) &&
  !idleScript.test(withoutControls(address).replace(/ |%20/g, ''));

/** Whether an address starts a program or opens a file; those of the web and of mail show what they are. */
export const isForeignAddress = (address: string) =>
  /^(?!https?:|mailto:)[a-z][\w+.-]*:/i.test(withoutControls(address));

/** Whether a path leads to another machine, with slashes of either kind. An address of the web is a link. */
export function isNetworkPath(given: string): boolean {
  const path = withoutControls(given);
  return /^(?:file:|[\\/]{2}[^\\/])/i.test(path) && isRemote(path);
}

/** Functions of Acrobat's forms, which add up and format numbers and dates, and what their arguments need. */
const scriptNames =
  /^(?:AF[A-Z]\w*|new|Array|true|false|null|if|else|typeof|undefined|var|event|value|this|getField|resetForm)$/;
/** Acrobat's own warning that an old version does not show attachments. */
const viewerNames =
  /^(?:app|viewerVersion|viewerVariation|viewerType|alert|dataObjects|external|length|numPages|syncAnnotScan|getAnnots|annots|type|for|break|n|np|p|v|i)$/;
/** Names behind which, and behind whose brackets, a value begins. */
const statementNames = /^(?:new|if|else|typeof|var|for|break)$/;
const scriptToken =
  /\s+|\/\/[^\r\n\u2028\u2029]*|"(?:[^"\\\r\n\u2028\u2029]|\\.)*"|'(?:[^'\\\r\n\u2028\u2029]|\\.)*'|\d+(?:\.\d+)?|\.\d+|[A-Za-z_$]\w*|\[i\]|\[\s*"[^"\\\r\n]*"(?:\s*,\s*"[^"\\\r\n]*")*\s*\]|[-(){},;:=+*/<>!&|?.%]/y;

/** Whether a script only prints, or lets a person choose the picture of a button. */
export const isButtonScript = (script: string) =>
  /^\s*(?:(?:this\.)?print\((?:[\s\d,:{}]|true|false|\b[bn][A-Z]\w*\b)*\)|event\.target\.buttonImportIcon\(\))\s*(?:;\s*)?$/.test(
    script,
  );

/** Whether a string is one call that formats a date or a number, without decryption: no encrypted text looks like it. */
export const isFormatCall = (script: string) =>
  /^AF(?:Date|Number|Time|Percent|Special)_(?:Format|Keystroke)(?:Ex)?\([\w\s",./:+\\-]{0,80}\);$/.test(
    script,
  );

/**
 * Whether a script of a PDF calls nothing but Acrobat's functions for forms. A word by any other name, a bracket or an
 * escape outside of strings is refused, so that no other function can be reached.
 */
export function isAcrobatScript(script: string): boolean {
  const isWarning = /app\.viewerVersion/.test(script);
  let before = '';
  const beforeBrackets: string[] = [];
  scriptToken.lastIndex = 0;
  while (scriptToken.lastIndex < script.length) {
    // A comment of HTML, which ends with its line: what begins within it is no comment of several.
    if (/^(?:<!--|-->)/.test(script.slice(scriptToken.lastIndex, scriptToken.lastIndex + 4)))
      return false;
    if (script.startsWith('/*', scriptToken.lastIndex)) {
      const end = script.indexOf('*/', scriptToken.lastIndex + 2);
      if (end < 0) return false;
      scriptToken.lastIndex = end + 2;
      continue;
    }
    const [found] = scriptToken.exec(script) ?? [];
    if (!found) return false;
    if (/^\s|^\/\//.test(found)) continue;
    // A list of names. Elsewhere a bracket reaches a member by its name.
    if (/^\[\s*"/.test(found) && before !== '(' && before !== ',') return false;
    // Elsewhere a slash begins a regular expression, in which a quotation mark is no string.
    if (found === '/' && (!/[\w)]$/.test(before) || statementNames.test(before))) return false;
    // A member that is reached by a variable may be read, not called.
    if (before === '[i]' && found !== '.') return false;
    const isName = /^[A-Za-z_$]/.test(found);
    if (isName && !scriptNames.test(found) && !(isWarning && viewerNames.test(found))) return false;
    if (found === '(') beforeBrackets.push(before);
    const isCondition = found === ')' && statementNames.test(beforeBrackets.pop() ?? '');
    before = isCondition ? '' : found;
  }
  return true;
}
