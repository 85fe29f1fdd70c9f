// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
/** The folders at the root of a macOS disk, which Word for Mac writes behind four slashes like a host. */
const macFolders = /^(?:Users|Volumes|Applications|Library|private)\//i;
/** Mac OS before X separated volume and folders by colons. */
const colonPath = /^(?!(?:https?|ftp|mhtml|javascript):)[^:/]+(?::[^:/]*)+$/i;

/**
 * Whether a target of a document lies on another machine: an address of the web or a Windows share (`\\host`, `//host`,
 * `file://host/`). Relative paths and those on the author's own disk, in every spelling of Windows and macOS, do not;
 * at worst a picture is missing.
 */
export function isRemote(target: string): boolean {
  const path = decode(target)
    .replace(/[\0-\x1f]/g, '')
    .trim()
    .replaceAll('\\', '/');
  const file = /^file:(\/*)(.*)$/is.exec(path.replace(/^file:\/\/localhost(?=\/)/i, 'file://'));
  if (!file) {
    if (/^(?:[a-z]|cid):/i.test(path) || colonPath.test(path)) return false;
    return /^(?:\/\/|[a-z][\w+.-]*:)/i.test(path);
  }
  const [, slashes = '', rest = ''] = file;
  if (/^[a-z][:|]/i.test(rest) || macFolders.test(rest)) return false;
  // A host has no colon and no space, a volume of a Mac may.
  const isHost = /^[^/:\s]+\//.test(rest);
  return isHost && (slashes.length === 2 || slashes.length > 3);
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
