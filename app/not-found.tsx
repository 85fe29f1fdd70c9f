/**
 * Never seen: each part of the site in which something can be missing has a page of its own for it, and an address that
 * no route knows is global-not-found's. Without this file Next's English one would travel inside every page.
 */
export default function NotFound() {
  return null;
}
