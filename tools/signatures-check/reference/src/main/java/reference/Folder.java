package reference;

import eu.europa.esig.dss.enumerations.DigestAlgorithm;
import eu.europa.esig.dss.model.DSSDocument;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.spi.x509.revocation.crl.ExternalResourcesCRLSource;
import eu.europa.esig.dss.spi.x509.tsp.KeyEntityTSPSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** The authorities of a folder: roots/, revocation/, certificates/, keys/. */
final class Folder {
    static final BouncyCastleProvider PROVIDER = new BouncyCastleProvider();
    final Path path;

    Folder(String path) {
        this.path = Path.of(path);
    }

    List<Path> in(String name) throws IOException {
        try (var all = Files.list(path.resolve(name))) {
            return all.sorted().toList();
        }
    }

    CertificateToken certificate(String name) throws IOException {
        return DSSUtils.loadCertificate(Files.readAllBytes(path.resolve("certificates/" + name + ".pem")));
    }

    PrivateKey key(String name) throws Exception {
        String text = Files.readString(path.resolve("keys/" + name + ".pem")).replaceAll("-----[^-]+-----|\\s", "");
        byte[] bytes = Base64.getDecoder().decode(text);
        String algorithm = PrivateKeyInfo.getInstance(bytes).getPrivateKeyAlgorithm().getAlgorithm().getId();
        return KeyFactory.getInstance(algorithm, PROVIDER).generatePrivate(new PKCS8EncodedKeySpec(bytes));
    }

    KeyEntityTSPSource stamps(String name, CertificateToken root) throws Exception {
        CertificateToken own = certificate(name);
        KeyEntityTSPSource source = new KeyEntityTSPSource(key(name), own, List.of(own, root));
        source.setTsaPolicy("1.2.3.4");
        source.setDigestAlgorithm(DigestAlgorithm.SHA256);
        return source;
    }

    CommonTrustedCertificateSource roots() throws IOException {
        CommonTrustedCertificateSource roots = new CommonTrustedCertificateSource();
        for (Path one : in("roots")) roots.addCertificate(DSSUtils.loadCertificate(Files.readAllBytes(one)));
        return roots;
    }

    /** Trusts the anchors, knows the lists of revoked certificates, and fetches nothing. */
    CommonCertificateVerifier verifier(CommonTrustedCertificateSource anchors) throws IOException {
        CommonCertificateVerifier verifier = new CommonCertificateVerifier(true);
        verifier.setAIASource(null);
        verifier.setCheckRevocationForUntrustedChains(false);
        verifier.setTrustedCertSources(anchors);
        List<DSSDocument> lists = new ArrayList<>();
        for (Path one : in("revocation")) lists.add(new FileDocument(one.toFile()));
        verifier.setCrlSource(new ExternalResourcesCRLSource(lists.toArray(new DSSDocument[0])));
        return verifier;
    }
}
