import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';

import { createBackgroundTasks } from '../../core/background-tasks';
import type { Api, AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import type { SingleSignOn } from '../../providers/single-sign-on/single-sign-on';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import { createAddresses } from './addresses';
import { addressesRoutes } from './addresses.routes';
import { createDeleteAccount } from './delete-account';
import { impersonationRoutes } from './impersonation.routes';
import { createImpersonationService } from './impersonation.service';
import { createLetters } from './letters';
import { createLinks } from './links';
import { meRoutes } from './me.routes';
import { passwordRoutes } from './password.routes';
import { createOwnPassword } from './own-password';
import { createPasswordService } from './password.service';
import { LARGEST_PICTURE_BYTES, createProfilePictures } from './profile-pictures';
import { profilePicturesRoutes } from './profile-pictures.routes';
import { readBearer } from './read-bearer';
import { sessionsRoutes } from './sessions.routes';
import { createSessionsService } from './sessions.service';
import { createSignInWithCode } from './sign-in-with-code';
import { createSignUp } from './sign-up';
import { usersRoutes } from './users.routes';
import { createUsersService } from './users.service';

interface Beside {
  singleSignOn?: SingleSignOn;
  /** What becomes of the requests of somebody who leaves. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
  uploads: UploadProcesses;
}

// Of a field beside the files of a form, of which nothing is read.
const LARGEST_FIELD_BYTES = 8_192;

/** Accounts: who makes a call, signing up and in, oneself, passwords, staff who act as others. */
export async function registerIdentity(
  app: Api,
  context: AppContext,
  { singleSignOn, cancelOpenBookings, uploads }: Beside,
): Promise<void> {
  const { database, clock, settings } = context;
  const letters = createLetters(createQueuedNotifications({ clock, settings }));
  const links = createLinks(context);
  const sessions = createSessionsService(context);
  const impersonation = createImpersonationService({ database, clock, sessions });
  const addresses = createAddresses({ database, clock, letters, links });
  const ownPassword = createOwnPassword(context);
  const backgroundTasks = createBackgroundTasks((error) =>
    app.log.error({ err: error }, 'work after an answer failed'),
  );
  app.decorate('backgroundTasks', backgroundTasks);
  app.addHook('onClose', () => backgroundTasks.settled());
  const pictures = createProfilePictures(context, uploads);
  const needs = {
    database,
    clock,
    settings,
    sessions,
    letters,
    links,
    addresses,
    ownPassword,
    pictures,
    backgroundTasks,
  };
  const users = createUsersService(needs);

  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: LARGEST_PICTURE_BYTES, files: 1, fields: 10, fieldSize: LARGEST_FIELD_BYTES },
  });
  readBearer(app, { sessions, impersonation });
  const signInWithCode = createSignInWithCode({ database, clock, links, singleSignOn });
  sessionsRoutes(app, { sessions, signInWithCode, clientIds: settings.clientIds });
  usersRoutes(app, { users, signUp: createSignUp(needs) }, settings);
  addressesRoutes(app, addresses);
  meRoutes(app, { users, deleteAccount: createDeleteAccount({ ...needs, cancelOpenBookings }) });
  profilePicturesRoutes(app, { users, pictures });
  passwordRoutes(app, createPasswordService(needs));
  impersonationRoutes(app, impersonation);
}
