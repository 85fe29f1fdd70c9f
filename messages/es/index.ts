import admin from './admin.json' with { type: 'json' };
import arte from './arte.json' with { type: 'json' };
import auth from './auth.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import cine from './cine.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import doctor from './doctor.json' with { type: 'json' };
import editorial from './editorial.json' with { type: 'json' };
import error from './error.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import group from './group.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import ia from './ia.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import legalAccessibility from './legal-accessibility.json' with { type: 'json' };
import legalCookies from './legal-cookies.json' with { type: 'json' };
import legalNotice from './legal-notice.json' with { type: 'json' };
import legalPrivacy from './legal-privacy.json' with { type: 'json' };
import legalTerms from './legal-terms.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import markdown from './markdown.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import submissions from './submissions.json' with { type: 'json' };

/** All texts of the site, one file per page or area. */
export const messages = {
  admin,
  ia,
  arte,
  auth,
  blog,
  cart,
  contact,
  doctor,
  editorial,
  error,
  feed,
  files,
  cine,
  gallery,
  group,
  history,
  home,
  layout,
  legal,
  legalDocuments: {
    privacy: legalPrivacy,
    terms: legalTerms,
    notice: legalNotice,
    cookies: legalCookies,
    accessibility: legalAccessibility,
  },
  mail,
  markdown,
  posts,
  review,
  services,
  shop,
  submissions,
};
