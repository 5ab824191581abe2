export default function Screen() { return <h1>block-gallery</h1>; }
