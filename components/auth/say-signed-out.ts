import { notify } from '@/components/ui/notify';
import auth from '@/messages/es/auth.json';

/** The notice and its texts, in a chunk of their own that is loaded only after signing out. */
export const saySignedOut = () => notify({ kind: 'success', ...auth.signedOut });
