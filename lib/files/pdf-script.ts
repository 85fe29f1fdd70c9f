/** Functions of Acrobat's forms, which add up and format numbers and dates, and what their arguments need. */
const names =
  /^(?:AF[A-Z]\w*|new|Array|true|false|null|if|else|typeof|undefined|var|event|value|this|getField)$/;
/** Acrobat's own warning that an old version does not show attachments. */
const viewerNames =
  /^(?:app|viewerVersion|viewerVariation|viewerType|alert|dataObjects|external|length|numPages|syncAnnotScan|getAnnots|annots|type|for|break|n|np|p|v|i)$/;
const token =
  /\s+|\/\/[^\r\n\u2028\u2029]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\r\n\u2028\u2029]|\\.)*"|'(?:[^'\\\r\n\u2028\u2029]|\\.)*'|\d+(?:\.\d+)?|\.\d+|[A-Za-z_$]\w*|\[i\]|[-(){},;:=+*/<>!&|?.%]/y;

/**
 * Whether a script of a PDF calls nothing but Acrobat's functions for forms. A word by any other name, a bracket or an
 * escape outside of strings is refused, so that no other function can be reached.
 */
export function isAcrobatScript(script: string): boolean {
  const isWarning = /app\.viewerVersion/.test(script);
  let before = '';
  token.lastIndex = 0;
  while (token.lastIndex < script.length) {
    const [found] = token.exec(script) ?? [];
    if (!found) return false;
    if (/^\s|^\/[/*]/.test(found)) continue;
    // Elsewhere a slash begins a regular expression, in which a quotation mark is no string.
    if (found === '/' && !/[\w)]$/.test(before)) return false;
    const isName = /^[A-Za-z_$]/.test(found);
    if (isName && !names.test(found) && !(isWarning && viewerNames.test(found))) return false;
    before = found;
  }
  return true;
}
