import * as styles from '../../styles/Footer.module.css';

/** The year is the one of the build until the script says the current one. */
export const Footer = ({ brand, year }: { brand: string; year: number }) => (
  <footer className={styles.footer}>© <time>{year}</time> {brand}</footer>
);
