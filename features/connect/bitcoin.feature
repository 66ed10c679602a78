@connects
Feature: Bitcoin wallets
  Some wallets register themselves in the page, others add themselves to a list there. Each shares an address for payments and one
  for inscriptions.

  Background:
    Given the dapp sets "Bitcoin wallets" to "Ruffe, Bream"

  @S1.2 @S4.1
  Scenario Outline: A wallet that is there before the dapp starts can be connected
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "<wallet>"
    And <wallet> approves
    Then the visitor is connected with <wallet>
    And the network is "Coldwater"
    And account 1 of <wallet> is in use

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  @S1.8 @S3.7
  Scenario: The payment address is the account in use, and is marked as such
    Given a visitor connected with Bream
    Then account 1 of Bream is in use
    And the dapp reads "kind of account" as "payment"

  Scenario: A wallet that appears after the dapp has started can be connected
    Given the dapp sets "Bitcoin wallets" to "none"
    And a visitor on the page
    When the visitor opens the modal
    And Ruffe announces itself
    And the visitor chooses "Ruffe"
    And Ruffe approves
    Then the visitor is connected with Ruffe

  Scenario Outline: The visitor declines in the wallet
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "<wallet>"
    And <wallet> rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  @S4.2
  Scenario Outline: Restoring needs no prompt
    Given a visitor connected with <wallet>
    When the visitor reloads the page
    Then the visitor is connected with <wallet>
    And the network is "Coldwater"

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario Outline: A wallet that has forgotten the site does not give it access again
    Given a visitor connected with <wallet>
    When <wallet> forgets the site
    Then the visitor is not connected

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario Outline: The visitor switches to another account in the wallet
    Given a visitor connected with <wallet>
    When <wallet> switches to its account 2
    Then account 2 of <wallet> is in use

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario Outline: Disconnecting notifies the wallet
    Given a visitor connected with <wallet>
    When the dapp disconnects
    Then <wallet> does not share its accounts with the site
    And the visitor is not connected

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario Outline: The payment address signs
    Given a visitor connected with <wallet>
    When the dapp asks for a signature of "Ahoy, 🐟"
    And <wallet> approves
    Then the signature is by account 1 of <wallet>

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario: Declining a signature
    Given a visitor connected with Bream
    When the dapp asks for a signature of "Ahoy"
    And Bream rejects
    Then the dapp is answered "rejected"

  Scenario Outline: A signature for another text is refused
    Given <wallet> signs another text
    And a visitor connected with <wallet>
    When the dapp asks for a signature of "Ahoy"
    And <wallet> approves
    Then the dapp is answered "wallet-misbehaved"

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  @sandbox @browser
  Scenario Outline: An invalid address is refused
    Given <wallet> shares a malformed account
    And a visitor on the page
    When the dapp asks to connect <wallet>
    And <wallet> approves
    Then the dapp is answered "wallet-misbehaved"

    Examples:
      | wallet |
      | Ruffe  |
      | Bream  |

  Scenario: The balance is shown on the account
    Given a visitor connected with Bream
    When the visitor opens the modal
    Then the visitor sees "3 BTC"

  Scenario: Networks of two namespaces are connected at the same time
    Given a visitor connected with Harbor
    When the dapp asks to connect Bream
    And Bream approves
    Then the visitor is connected with Bream
    And the dapp reads "connected namespaces" as "bip122,eip155"
    When the dapp switches to "Saltmarsh"
    Then the visitor is connected with Harbor
    And the dapp reads "connected namespaces" as "eip155,bip122"
