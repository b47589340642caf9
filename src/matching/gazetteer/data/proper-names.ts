/** Names of technologies that people, pets and towns have too, as the technologies are written. */
export const properNames = `AAD, Ada, Addison, AIX, Aurora, Bazel, Bruno, Cairo, Cassandra, Chai, Claude, Clay, Conan, Cromwell, Crystal,
  Devin, Dexie, DORA, Elysia, Gatsby, Gemma, Gerrit, Hugo, Jasmine, Jeeves, Jenkins, Jersey, Julia, Juniper, Kali, Karma, Kepler, Kirby, Loki,
  Lottie, Luigi, Marten, Maya, Mocha, Newman, Pascal, Percy, Phoenix, Picard, Polly, Ray, Rocky, SAM, SIEM, Sora, Stan, Travis,
  YARA`;
