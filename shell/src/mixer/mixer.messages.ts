import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  launcher: { channel: string };
  mixed: { channel: string };
  summary: { channel: string; count: number; total: number };
  release: { part: string };
  find: { part: string };
  canary: { share: string };
  differs: { version: string };
  quarantined: { version: string; reason: string; text: MessageTag };
  gone: { version: string };
  kept: { version: string };
  fellBack: { version: string; reason: string; text: MessageTag };
  fellBackEarlier: { version: string };
  didNotLoad: { version: string; reason: string; text: MessageTag };
  doesNotFit: { reason: string; text: MessageTag };
  fitTogether: { count: number };
  doNotFitTogether: { count: number };
  goodUntil: { day: string; time: string };
  notMade: { reason: string; text: MessageTag };
};

export const mixerMessages = {
  ...defineMessages({
    title: {
      id: 'mixer.title',
      defaultMessage: 'Mixer',
      description: 'Heading of the tool that mixes releases',
    },
    close: {
      id: 'mixer.close',
      defaultMessage: 'Close the mixer',
      description: 'Label of the cross, read aloud',
    },
    reset: {
      id: 'mixer.reset',
      defaultMessage: 'Reset',
      description: 'Button that takes all choices back: the site as everybody on this channel sees it',
    },
    parts: {
      id: 'mixer.parts',
      defaultMessage: 'Parts of the site',
      description: 'Name of the list of parts, read aloud',
    },
    loading: {
      id: 'mixer.loading',
      defaultMessage: 'Loading the releases',
      description: 'Under the heading while the list of releases is on its way',
    },
    failed: {
      id: 'mixer.failed',
      defaultMessage: 'The releases could not be loaded. The page itself is as it was.',
      description: 'In place of the choices when the list of releases did not come',
    },
    tryAgain: {
      id: 'mixer.try-again',
      defaultMessage: 'Try again',
      description: 'Button beside something that did not come',
    },
    runs: {
      id: 'mixer.light.runs',
      defaultMessage: 'Runs',
      description: 'Light of a part, read aloud: all is well',
    },
    hasFallenBack: {
      id: 'mixer.light.fell-back',
      defaultMessage: 'Fell back',
      description: 'Light of a part, read aloud: its release failed and an earlier one stands in',
    },
    isNotTaken: {
      id: 'mixer.light.not-taken',
      defaultMessage: 'Not taken',
      description: 'Light of a part, read aloud: the chosen release does not fit, cannot be had, or failed',
    },
    whatToFind: {
      id: 'mixer.chooser.placeholder',
      defaultMessage: 'Version, commit, author or note',
      description: 'In the empty field above a long list of releases: what can be typed to find one',
    },
    none: {
      id: 'mixer.chooser.none',
      defaultMessage: 'none',
      description: 'In place of a version: this part is not on the channel. Lower case',
    },
    isQuarantined: {
      id: 'mixer.chooser.quarantined',
      defaultMessage: 'quarantined',
      description: 'Behind a release that was taken out of use because it failed for visitors. Lower case',
    },
    fallback: {
      id: 'mixer.chooser.fallback',
      defaultMessage: 'fallback',
      description: 'Behind the version that stands in for one that failed. Lower case',
    },
    newHere: {
      id: 'mixer.part.new',
      defaultMessage: 'The channel does not have this part.',
      description: 'Under a part that was chosen although the channel has no release of it',
    },
    fits: {
      id: 'mixer.part.fits',
      defaultMessage: 'Fits.',
      description: 'Under a chosen release: the check found nothing against it',
    },
    nothingChosen: {
      id: 'mixer.verdict.nothing',
      defaultMessage: 'Nothing is chosen: this is the channel as it stands.',
      description: 'At the foot while no release differs',
    },
    checking: {
      id: 'mixer.verdict.checking',
      defaultMessage: 'Checking whether these releases fit together',
      description: 'At the foot while the check is under way',
    },
    unchecked: {
      id: 'mixer.verdict.unchecked',
      defaultMessage: 'The check did not answer. It is made again when you apply.',
      description: 'At the foot when the check could not be made',
    },
    noLink: {
      id: 'mixer.link.none',
      defaultMessage: 'No link yet for this choice',
      description: 'In the box at the foot where the link will stand',
    },
    makeLink: {
      id: 'mixer.link.make',
      defaultMessage: 'Create link',
      description: 'Button that makes a link which shows the chosen releases to visitors who open it',
    },
    makingLink: {
      id: 'mixer.link.making',
      defaultMessage: 'Creating link',
      description: 'The same button while it works',
    },
    link: {
      id: 'mixer.link.label',
      defaultMessage: 'Signed link',
      description: 'Name of the box with the link, read aloud',
    },
    copy: { id: 'mixer.link.copy', defaultMessage: 'Copy', description: 'Button that copies the link' },
    copied: {
      id: 'mixer.link.copied',
      defaultMessage: 'Copied',
      description: 'The same button just after it was pressed',
    },
    copyByHand: {
      id: 'mixer.link.by-hand',
      defaultMessage: 'The browser does not let the page copy. The link is marked: copy it by hand.',
      description: 'At the foot when copying was refused',
    },
    qrCode: {
      id: 'mixer.link.qr-code',
      defaultMessage: 'QR code',
      description: 'Button that shows the link as a QR code, and name of that sheet',
    },
    qrPicture: {
      id: 'mixer.link.qr-picture',
      defaultMessage: 'QR code of the signed link',
      description: 'Name of the drawing, read aloud',
    },
    qrHint: {
      id: 'mixer.link.qr-hint',
      defaultMessage: 'Opens this page with the chosen releases on a telephone that reaches this address.',
      description: 'Under the QR code',
    },
    apply: {
      id: 'mixer.apply',
      defaultMessage: 'Apply, reload',
      description: 'Main button: reloads this page with the chosen releases',
    },
    applying: {
      id: 'mixer.applying',
      defaultMessage: 'Applying',
      description: 'The same button while it works',
    },
    away: {
      id: 'mixer.away',
      defaultMessage: 'The registry does not answer just now. Nothing was created.',
      description: 'At the foot when a link could not be made because the server is away',
    },
  }),
  ...defineMessages<Values>({
    launcher: {
      id: 'mixer.launcher',
      defaultMessage: 'Mixer, {channel}',
      description: 'Label of the small button that opens the tool. channel: its name, "staging"',
    },
    mixed: {
      id: 'mixer.mixed',
      defaultMessage: '{channel}, mixed',
      description: 'On the small button while the visitor holds a mix. channel: its name, "staging"',
    },
    summary: {
      id: 'mixer.summary',
      defaultMessage:
        '{channel} · {count, plural, =0 {nothing differs from the channel} one {# of {total} parts differs from the channel} other {# of {total} parts differ from the channel}}',
      description: 'Under the heading. channel: its name, "staging"',
    },
    release: {
      id: 'mixer.chooser.label',
      defaultMessage: 'Release of {part}',
      description: 'Name of the button that opens the list of releases, read aloud. part: "mf-search"',
    },
    find: {
      id: 'mixer.chooser.find',
      defaultMessage: 'Find a release of {part}',
      description: 'Name of the field above the list of releases, read aloud. part: "mf-search"',
    },
    canary: {
      id: 'mixer.chooser.canary',
      defaultMessage: 'canary {share}',
      description: 'Behind a version that a share of the visitors get. share: "20 %". Lower case',
    },
    differs: {
      id: 'mixer.part.differs',
      defaultMessage: 'Differs from the channel: {version}',
      description: 'Under a part. version: the one that the channel has',
    },
    quarantined: {
      id: 'mixer.part.quarantined',
      defaultMessage: 'Not taken. {version} is quarantined: <text>{reason}</text>.',
      description: 'Under a part, after choosing a release that was taken out of use. reason: English',
    },
    gone: {
      id: 'mixer.part.gone',
      defaultMessage: 'Not taken. {version} is not available.',
      description: 'Under a part whose release of the mix is not what the visitor has',
    },
    kept: {
      id: 'mixer.part.kept',
      defaultMessage: 'Kept {version}.',
      description: 'Behind "Not taken …". version: the one that stays',
    },
    fellBack: {
      id: 'mixer.part.fell-back',
      defaultMessage: 'Fell back. {version} failed: <text>{reason}</text>',
      description: 'Under a part whose release failed; an earlier one stands in. reason: English',
    },
    fellBackEarlier: {
      id: 'mixer.part.fell-back-earlier',
      defaultMessage: 'Fell back. {version} failed on an earlier page of this tab.',
      description:
        'Under a part whose release is not tried again in this browser tab; an earlier one stands in',
    },
    didNotLoad: {
      id: 'mixer.part.did-not-load',
      defaultMessage: '{version} failed, and there is no earlier release: <text>{reason}</text>',
      description: 'Under a part whose release failed without a stand-in. reason: English',
    },
    doesNotFit: {
      id: 'mixer.part.does-not-fit',
      defaultMessage: 'Does not fit: <text>{reason}</text>',
      description: 'Under a part, or at the foot: what the check found. reason: English',
    },
    fitTogether: {
      id: 'mixer.verdict.safe',
      defaultMessage:
        'These releases fit together, checked in {count, plural, one {# composition} other {# compositions}}.',
      description: 'At the foot. A composition is one release of every part',
    },
    doNotFitTogether: {
      id: 'mixer.verdict.refused',
      defaultMessage:
        'These releases do not fit together: {count, plural, one {# problem} other {# problems}}.',
      description: 'At the foot',
    },
    goodUntil: {
      id: 'mixer.link.good-until',
      defaultMessage: 'Signed by the site, valid until {day}, {time}',
      description: 'At the foot. day: "today", "tomorrow" or a date; time: "16:10"',
    },
    notMade: {
      id: 'mixer.link.not-made',
      defaultMessage: 'No link was created: <text>{reason}</text>',
      description: 'At the foot when the registry refused. reason: English',
    },
  }),
};
