import 'server-only';
import { createStorefrontClient } from './client';
import { storefrontConfig } from './config';

/** The one client of the application. */
export const shop = createStorefrontClient(storefrontConfig);
