// English texts of updates. Texts only, no logic.

export const updatesTexts = {
  updates: {
    title: 'Updates',
    question: 'Check for updates automatically?',
    what: 'Once a day, Mapwright asks its download server for the latest version. Nothing about you or your projects is sent.',
    yes: 'Check for updates',
    no: 'Don’t check',
    setting: 'Updates',
    automatic: 'Check for updates automatically',
    checkNow: 'Check now',
    found: 'Mapwright {version} is available',
    ready: 'Mapwright {version} will be installed when you quit',
    phases: {
      idle: 'Checking for updates…',
      checking: 'Checking for updates…',
      latest: 'Mapwright {version} is the latest version.',
      found: 'Mapwright {version} is available.',
      loading: 'Downloading Mapwright {version}…',
      ready: 'Mapwright {version} is ready and will be installed when you quit.',
    },
    failed: 'The update failed',
    notes: 'What’s new',
    installHint: 'It is downloaded now and installed when you quit Mapwright. You can keep working.',
    notifyHint: 'This copy of Mapwright doesn’t update itself. Download the new version from its website.',
    afterJob: 'You can install it once the current operation has finished.',
    install: 'Install when I quit',
    openPage: 'Open download page',
  },
};
