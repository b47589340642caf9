// Loads the page anew when the profile has changed. Only `profile-api serve --watch` serves this file.
let seen;
new EventSource('/assets/changes').addEventListener('message', ({ data }) => {
  seen ??= data;
  if (data !== seen) location.reload();
});
