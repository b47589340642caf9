// A git repository for tests.
import { execFileSync } from 'node:child_process';

/** Commits everything in a folder on a day, and makes it a repository before. */
export function commitAll(folder: string, day: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
        GIT_CONFIG_GLOBAL: '/dev/null',
      },
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', day);
}
