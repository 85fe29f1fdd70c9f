/** Kept for 7 days (requirement 6.4). The server reads it, so the layout does not shift. */
export const sidebarCookie = 'dauro-sidebar';

const sevenDays = 7 * 24 * 60 * 60;

export type SidebarState = 'open' | 'collapsed';

/** Reads the cookie; open for any unknown value. */
export const readSidebar = (value: string | undefined): SidebarState =>
  value === 'collapsed' ? 'collapsed' : 'open';

export const writeSidebar = (state: SidebarState): string =>
  `${sidebarCookie}=${state}; path=/admin; max-age=${sevenDays}; samesite=lax`;
