/** Whether the menu is open or collapsed to its icons, for 7 days (requirement 6.4). The server reads it, so nothing jumps. */
export const sidebarCookie = 'dauro-sidebar';

const sevenDays = 7 * 24 * 60 * 60;

export type SidebarState = 'open' | 'collapsed';

/** What the cookie says; open when it says nothing known. */
export const readSidebar = (value: string | undefined): SidebarState =>
  value === 'collapsed' ? 'collapsed' : 'open';

/** For `document.cookie`. */
export const writeSidebar = (state: SidebarState): string =>
  `${sidebarCookie}=${state}; path=/admin; max-age=${sevenDays}; samesite=lax`;
