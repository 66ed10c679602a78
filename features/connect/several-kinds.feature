@connects
Feature: A wallet for networks of several namespaces
  It is listed once, and the visitor chooses a namespace; each is connected, stored and disconnected separately.

  Background:
    Given the dapp sets "Solana wallets" to "Sunfish, Manta"

  @S3.4
  Scenario: A wallet for several namespaces has one row
    Given a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Manta: Multichain, Harbor: Installed, Lantern: Installed, Northstar: Installed, Fennel: Installed, Sunfish: Installed"

  @S3.4
  Scenario Outline: The visitor chooses the namespace: <kind>
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Manta"
    Then the Chain choice screen is shown
    And the visitor sees "Where do you want to use Manta?"
    When the visitor chooses "<kind>"
    And Manta approves
    Then the visitor is connected with Manta
    And the network is "<network>"
    And the dapp reads "connected namespaces" as "<namespace>"
    And Manta was asked once to connect

    Examples:
      | kind         | network   | namespace |
      | EVM networks | Saltmarsh | eip155    |
      | Solana       | Brinepool | solana    |

  @S3.4
  Scenario Outline: The kind, maker and name of a wallet are known: <wallet>
    Given the dapp sets "external wallet" to "Osprey"
    And a visitor connected with <wallet>
    Then the dapp reads "kind of wallet" as "<kind>"
    And the dapp reads "maker of wallet" as "<maker>"
    And the dapp reads "name of wallet" as "<name>"

    Examples:
      | wallet  | kind           | maker          | name           |
      | Harbor  | ANNOUNCED      | example.harbor | Harbor         |
      | Sunfish | ANNOUNCED      | nothing        | Sunfish        |
      | Osprey  | EXTERNAL       | nothing        | Osprey         |

  @S4.15
  Scenario: The second namespace is connected when it is needed
    Given a visitor on the page
    And Manta is connected for "EVM networks"
    When the visitor switches to "Brinepool" with Manta
    Then the network is "Brinepool"
    And the dapp reads "connected namespaces" as "solana,eip155"
    And Manta was asked twice to connect

  @S4.2 @S4.1
  Scenario: Both namespaces are restored after a reload
    Given a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor switches to "Brinepool" with Manta
    And the network is "Brinepool"
    When the visitor reloads the page
    Then the network is "Brinepool"
    And the dapp reads "connected namespaces" as "solana,eip155"

  @S4.5
  Scenario: After the active namespace is disconnected, the other becomes active
    Given a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor switches to "Brinepool" with Manta
    And the network is "Brinepool"
    When the dapp disconnects solana
    Then the dapp reads "connected namespaces" as "eip155"
    And the network is "Saltmarsh"
    And the visitor is connected with Manta
    When the visitor reloads the page
    Then the dapp reads "connected namespaces" as "eip155"
    And the visitor is connected with Manta

  @S4.5
  Scenario: Disconnecting an inactive namespace changes nothing else
    Given a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor switches to "Brinepool" with Manta
    And the network is "Brinepool"
    When the dapp disconnects eip155
    Then the dapp reads "connected namespaces" as "solana"
    And the network is "Brinepool"

  @S4.5
  Scenario: All namespaces are disconnected at once
    Given a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor switches to "Brinepool" with Manta
    And the network is "Brinepool"
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp reads "connected namespaces" as "nothing"
    And the network is "Brinepool"
    And Manta does not share its accounts with the site

  @S3.4 @S2.12
  Scenario: If the dapp requests one namespace, the row connects that one
    Given a visitor on the page
    When the dapp opens the modal for solana
    Then the wallets listed are "Sunfish: Installed, Manta: Installed"
    When the visitor chooses "Manta"
    And Manta approves
    Then the network is "Brinepool"

  Scenario: A visitor who declines in another wallet keeps the current one
    Given a visitor connected with Harbor
    When the dapp asks to connect Sunfish
    And Sunfish rejects
    Then the dapp is answered "rejected"
    And the visitor is connected with Harbor
    And the network is "Saltmarsh"

  Scenario: The visitor declines in the wallet
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Manta"
    And the visitor chooses "Solana"
    And Manta rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
