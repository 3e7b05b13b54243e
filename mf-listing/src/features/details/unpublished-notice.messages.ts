import { defineMessages } from 'react-intl';

type NoticeValues = {
  hidden: { state: string };
};

export const unpublishedMessages = defineMessages<NoticeValues>({
  hidden: {
    id: 'details.notice.hidden',
    defaultMessage:
      '{state, select, created {Only you see this page: the camper is not finished yet.} to_moderate {Only you see this page: our team looks at the camper before it goes online.} unpublished_owner {Only you see this page: you have taken the camper off the site.} other {Only you see this page: our team has taken the camper off the site.}}',
    description: 'Over the page of a camper that is not on offer; only its owner sees it',
  },
});
