/**
 * This page is never shown: each section has its own not-found page, and global-not-found.tsx answers unknown
 * addresses. Without this file Next would include its own English page in every page.
 */
export default function NotFound() {
  return null;
}
